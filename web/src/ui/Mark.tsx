type Props = { size?: number };

/** The product's mark; the same shape as mark.svg, in the theme's colours. */
export function Mark({ size = 26 }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="7" fill="var(--em-filled)" />
      <path
        d="M8.2 14.2h11.3a5.7 5.7 0 1 0-2 4.6"
        fill="none"
        stroke="var(--mantine-color-white)"
        strokeWidth="2.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
