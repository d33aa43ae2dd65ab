#include <iostream>
#include <string>
using namespace std;

bool is_palindrome(string word) {
    int left = 0, right = word.size() - 1;
    while (left < right) {
        if (word[left] != word[right]) return false;
        left++;
        right--;
    }
    return true;
}

int main() {
    string word;
    cin >> word;
    if (is_palindrome(word)) cout << "yes" << endl;
    else cout << "no" << endl;
}
