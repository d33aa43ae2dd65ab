import { describe, expect, it } from "vitest";
import { emailKey, mailboxKey } from "./addresses.ts";

describe("an address", () => {
  it.each([" Mei@Example.com ", "ｍｅｉ@example.com", "MEI@EXAMPLE.COM", "mei@example．com"])(
    "%j is one",
    (written) => {
      expect(emailKey(written)).toBe("mei@example.com");
    },
  );

  it.each([
    ["mei+maths@example.com", "mei@example.com"],
    ["mei+maths+2@example.com", "mei@example.com"],
    ["mei.lin@gmail.com", "meilin@gmail.com"],
    ["M.e.i.Lin+maths@GoogleMail.com", "meilin@gmail.com"],
    ["Mei_Lin@protonmail.com", "meilin@proton.me"],
    ["mei-l.in+maths@pm.me", "meilin@proton.me"],
    ["meilin@protonmail.ch", "meilin@proton.me"],
    ["mei.lin@me.com", "mei.lin@icloud.com"],
    ["mei.lin+maths@MAC.com", "mei.lin@icloud.com"],
    ["mei-maths@yahoo.com", "mei@yahoo.com"],
    ["mei-maths-2@yahoo.co.uk", "mei@yahoo.co.uk"],
    ["mei-maths@yahoo.com.tw", "mei@yahoo.com.tw"],
    ["mei-maths@ymail.com", "mei@ymail.com"],
    ["maths@mei.fastmail.com", "mei@fastmail.com"],
    ["any.thing+2@Mei.Fastmail.co.uk", "mei@fastmail.co.uk"],
    ["mei.lin@ya.ru", "meilin@yandex.com"],
    ["mei-lin@yandex.ru", "meilin@yandex.com"],
    ["ｍｅｉ．lin@ｇｍａｉｌ.com", "meilin@gmail.com"],
  ])("%j leads to the mailbox %j, which leads to itself", (written, mailbox) => {
    expect(mailboxKey(written)).toBe(mailbox);
    expect(mailboxKey(mailbox)).toBe(mailbox);
  });

  it.each([
    "mei.lin@example.com",
    "mei.lin@gmail.com.example",
    "mei.lin@notgmail.com",
    "mei@gmail.example",
    "mei-lin@example.com",
    "mei_lin@notproton.me",
    "mei.lin@icloud.com",
    "mei@home.com",
    "mei_lin@yahoo.com",
    "mei.lin@yahoo.com",
    "mei@ymail.com",
    "-mei@yahoo.com",
    "mei-lin@yahoo.com.example",
    "mei.lin@fastmail.com",
    "mei@fastmail.co.uk",
    "mei@notfastmail.com",
    "mei-lin@outlook.com",
    "mei.lin@outlook.com",
    "mei@hotmail.com",
  ])("%j is a mailbox of its own", (written) => expect(mailboxKey(written)).toBe(written));

  it("with which somebody logs in is not the mailbox: each spelling stays its own", () => {
    expect(emailKey("mei-maths@yahoo.com")).toBe("mei-maths@yahoo.com");
    expect(emailKey("mei@pm.me")).toBe("mei@pm.me");
  });
});
