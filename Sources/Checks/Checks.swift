// Checks
