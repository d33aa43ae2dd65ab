import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** What the specification says word for word, in its sections 5 and 8; `{{min}}` stands where the rule's number does. */
const sentences: [file: string, key: string, sentence: string][] = [
  ["fields", "EMAIL_REQUIRED", "Email is required"],
  ["accounts", "login.emailInvalid", "Email must be valid"],
  ["fields", "PASSWORD_REQUIRED", "Password is required"],
  ["fields", "PASSWORD_TOO_SHORT", "Password must be at least {{min}} characters"],
  ["fields", "EMAIL_INVALID", "Please enter a valid email address"],
  ["fields", "NAME_REQUIRED", "Name is required"],
  ["fields", "PASSWORD_TOO_COMMON", "Password is too common, please choose a stronger one"],
  ["fields", "PASSWORDS_DIFFER", "Passwords do not match"],
  ["refusals", "INVALID_CREDENTIALS", "Invalid email or password. Please check your credentials and try again."],
  ["refusals", "ACCOUNT_DEACTIVATED", "Your account has been deactivated. Please contact support."],
  ["errors", "NETWORK_ERROR", "Unable to connect to server. Please check your internet connection."],
  ["accounts", "login.failed", "Login failed. Please try again."],
  ["accounts", "register.failed", "Registration failed"],
  ["accounts", "profile.failed", "Profile update failed"],
  ["errors", "TOO_MANY_REQUESTS", "Too many requests. Please wait a moment and try again."],
  ["common", "session.loggedIn", "Login successful!"],
  ["common", "session.loggedOut", "Logged out successfully!"],
  ["accounts", "register.succeeded", "Registration successful! Please login."],
  ["accounts", "profile.saved", "Profile updated successfully!"],
  ["accounts", "changePassword.saved", "Password updated successfully!"],
];

it.each(sentences)("%s:%s says what the specification says: %s", (file, key, sentence) => {
  const texts = JSON.parse(readFileSync(new URL(`en/${file}.json`, import.meta.url), "utf8"));
  expect(key.split(".").reduce((found, step) => found[step], texts)).toBe(sentence);
});
