#include <iostream>
#include <vector>
#include <algorithm>
using namespace std;

int main() {
    vector<int> v = {31, 4, 15, 9};
    sort(v.begin(), v.end());
    cout << v[0] << " " << v[3] << endl;
}
