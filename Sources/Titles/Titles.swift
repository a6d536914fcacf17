// Titles
