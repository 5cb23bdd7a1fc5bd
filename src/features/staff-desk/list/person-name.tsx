/** A name, or the email address of a guest: an address may wrap before its "@", so that the columns of a table fit. */
export function PersonName({ name }: { readonly name: string }) {
  const at = name.indexOf('@');
  if (at === -1) return name;
  return (
    <>
      {name.slice(0, at)}
      <wbr />
      {name.slice(at)}
    </>
  );
}
