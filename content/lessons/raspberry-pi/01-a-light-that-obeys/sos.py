code = {"s": "...", "o": "---", "e": ".", "a": ".-", "t": "-"}
word = input()
for letter in word:
    print(code[letter])
