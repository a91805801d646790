import { space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { encodeQR } from 'qr';

/** Modules of white around the code, which scanners need. */
const MARGIN = 4;

// Dark on white in both themes: many scanners do not read inverted codes.
const Frame = styled.svg`
  width: 208px;
  max-width: 100%;
  padding: ${space(1)};
  background: #fff;
  color: #000;
`;

/** A QR code as one path, drawn in the browser, so that the secret is in no address of an image. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: MARGIN });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Frame viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </Frame>
  );
}
