#include <iostream>
using namespace std;

int main() {
    int stones = 7;
    int friends = 2;
    cout << stones / friends << endl;
    cout << stones % friends << endl;
    cout << stones / 2.0 << endl;
}
