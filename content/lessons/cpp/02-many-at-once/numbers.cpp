#include <iostream>
#include <vector>
#include <algorithm>
using namespace std;

int main() {
    vector<int> jumps = {132, 118, 145, 127};
    jumps.push_back(139);
    sort(jumps.begin(), jumps.end());
    for (int jump : jumps) cout << jump << " ";
    cout << endl << jumps.size() << endl;
}
