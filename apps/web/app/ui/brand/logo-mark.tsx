type LogoMarkProps = {
  size?: number;
  className?: string;
  /** Everything in the colour of the text around it. */
  plain?: boolean;
};

/** A drop between the dripstone that lets it go and the stone that it has worn a hollow into. */
export function LogoMark({ size = 32, className, plain = false }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} className={className} aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="M5 1h38a3 3 0 0 1 3 3v1.5h-8.5c-6.5 0-9.3 2.8-13.5 10.7C19.8 8.3 17 5.5 10.5 5.5H2V4a3 3 0 0 1 3-3Z"
      />
      <path
        fill={plain ? "currentColor" : "var(--logo-drop, var(--accent))"}
        d="M24 17.8c3.4 4.4 5.3 7.3 5.3 10.1a5.3 5.3 0 0 1-10.6 0c0-2.8 1.9-5.7 5.3-10.1Z"
      />
      <path
        fill="currentColor"
        d="M2 30h9.3c5.2 0 6.7 6.6 12.7 6.6S31.5 30 36.7 30H46v4h-8.5c-5.4 0-6.5 6.4-13.5 6.4S15.9 34 10.5 34H2Z"
      />
      <path
        fill="currentColor"
        d="M2 36.8h7.4c5 0 6.9 6.4 14.6 6.4s9.6-6.4 14.6-6.4H46V44a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3Z"
      />
    </svg>
  );
}
