import type { Locale } from "@dripstone/contract/locale";

/** What the pages on the way to a new password say. */
export const passwordWords = {
  en: {
    forgot: "Forgot your password?",
    send: "Send me the link",
    mailbox: "Now look into your mailbox",
    newPassword: "New password",
    save: "Save the new password",
    changed: "Your password is changed",
    usedLink: "This link is not valid, or it has been used already.",
    expiredLink: "This link has expired. Links for a new password work for 60 minutes.",
    again: "Have a new link sent",
    missing: "This page opens by the link in our mail.",
    weak: "Too easy to guess",
    veryStrong: "Very strong",
  },
  ch: {
    forgot: "忘记密码？",
    send: "发送链接",
    mailbox: "请查收邮件",
    newPassword: "新密码",
    save: "保存新密码",
    changed: "密码已修改",
    usedLink: "这个链接无效，或者已经用过了。",
    expiredLink: "这个链接已过期。重设密码的链接有效期是 60 分钟。",
    again: "重新发送链接",
    missing: "请从我们邮件里的链接打开这个页面。",
    weak: "容易被猜到",
    veryStrong: "非常安全",
  },
} satisfies Record<Locale, unknown>;
