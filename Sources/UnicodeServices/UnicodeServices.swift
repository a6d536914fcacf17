// UnicodeServices
