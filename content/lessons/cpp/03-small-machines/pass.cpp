#include <iostream>
using namespace std;

void pour(int cup) { cup = cup + 5; }
void pour_here(int& cup) { cup = cup + 5; }

int main() {
    int mine = 10;
    pour(mine);
    cout << mine << endl;
    pour_here(mine);
    cout << mine << endl;
}
