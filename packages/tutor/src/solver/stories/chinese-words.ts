/** What stands between a number and a thing that is counted, if anything does. */
export const measure =
  "(个|只|支|本|张|枚|颗|块|条|辆|头|棵|盆|朵|人|名|位|瓶|袋|盒|箱|页|道|题|件|套|把|根|粒|束|双|艘|间|株|面|盏|岁|组|筐|桶|车|户|台|份|段|下|分|处|门|科)?";
