print("snug")
