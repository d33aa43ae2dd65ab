export const accountErrors = {
  INVALID_CREDENTIALS: { status: 401, message: "Invalid credentials" },
  EMAIL_NOT_VERIFIED: { status: 403, message: "Please verify your email before logging in." },
  ACCOUNT_DEACTIVATED: { status: 403, message: "This account has been deactivated" },
  VERIFICATION_LINK_INVALID: { status: 400, message: "This verification link is not valid or has been used" },
  VERIFICATION_LINK_EXPIRED: { status: 410, message: "This verification link has expired" },
  VERIFICATION_CODE_INVALID: { status: 400, message: "This code is not right" },
  VERIFICATION_CODE_EXPIRED: { status: 410, message: "This code has expired or was tried too often" },
} as const;
