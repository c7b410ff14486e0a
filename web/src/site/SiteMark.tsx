/** The product's mark in the site's colours. */
export function SiteMark() {
  return (
    <svg className="mark" width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="7" />
      <path d="M8.2 14.2h11.3a5.7 5.7 0 1 0-2 4.6" />
    </svg>
  );
}
