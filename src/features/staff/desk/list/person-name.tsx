/** A name, or the email address of a guest. An address may wrap before its "@", so that table columns fit. */
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
