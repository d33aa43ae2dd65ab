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
    ["ｍｅｉ．lin@ｇｍａｉｌ.com", "meilin@gmail.com"],
  ])("%j leads to the mailbox %j", (written, mailbox) => expect(mailboxKey(written)).toBe(mailbox));

  it.each(["mei.lin@example.com", "mei.lin@gmail.com.example", "mei.lin@notgmail.com", "mei@gmail.example"])(
    "%j is a mailbox of its own",
    (written) => expect(mailboxKey(written)).toBe(written),
  );
});
