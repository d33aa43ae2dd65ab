#include <iostream>
using namespace std;

int main() {
    cout << "Hello, strict language!" << endl;
    cout << 365 * 24 << endl;
}
