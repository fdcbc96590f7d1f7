/** An email address. Where a line has no room for it, it goes on before the @, and not within a word. */
export function MailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf("@");
  if (at < 1) return address;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
