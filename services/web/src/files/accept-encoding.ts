/** Whether the browser accepts brotli (RFC 9110, section 12.5.3). */
export function acceptsBrotli(header: string | string[] | undefined): boolean {
  return [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .some((part) => {
      const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
      const quality = parameters.find((each) => each.startsWith('q='));
      return name === 'br' && (quality === undefined || Number(quality.slice(2)) > 0);
    });
}
