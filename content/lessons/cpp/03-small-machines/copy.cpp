#include <iostream>
using namespace std;

void twice(int& n) { n = n * 2; }
void thrice(int n) { n = n * 3; }

int main() {
    int a = 4;
    twice(a);
    thrice(a);
    cout << a << endl;
}
