/** The encodings that this header `Accept-Encoding` names and does not refuse with a weight of 0, in lower case. */
export function acceptedEncodings(header: string | undefined): readonly string[] {
  return (header ?? '').split(',').flatMap((part) => {
    const [name = '', weight = '1'] = part.trim().split(/\s*;\s*q=/i);
    return Number(weight) > 0 ? [name.toLowerCase()] : [];
  });
}
