#include <iostream>
#include <string>
using namespace std;

bool is_palindrome(string word) {
    return false;
}

int main() {
    string word;
    cin >> word;
    if (is_palindrome(word)) cout << "yes" << endl;
    else cout << "no" << endl;
}
