import { encodeQR } from 'qr';

/** Modules of white around the code, which scanners need. */
const MARGIN = 4;

/** A QR code as one path in the page, so that the secret is in no address of an image. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: MARGIN });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className="qr" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
