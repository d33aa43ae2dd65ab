#include <iostream>
using namespace std;

int main() {
    int a = 17;
    int b = 5;
    cout << a / b << endl;
    cout << a % b << endl;
    cout << a / b * b << endl;
}
