import { advice, whichOne } from "#content/which-one.ts";

const { columns } = whichOne;
const figure = "px-3 py-3 max-md:p-0";

/** What to take for what somebody wants, with both prices: a table, on phones one entry below the other. */
export default function WhichOne() {
  return (
    <div className="section wrap">
      <h2 className="text-3xl">{whichOne.heading}</h2>
      <table className="figures mt-6 w-full border-collapse text-left max-md:block">
        <caption className="sr-only">{whichOne.caption}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b-2 border-brand">
            <th scope="col" className="py-3 pr-3">
              {columns.need}
            </th>
            <th scope="col" className={figure}>
              {columns.take}
            </th>
            <th scope="col" className={figure}>
              {columns.firstMonth}
            </th>
            <th scope="col" className={figure}>
              {columns.live}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {advice.map(({ need, take, href, price, firstMonth, live, orReady }) => (
            <tr
              key={need}
              className="border-b border-line align-baseline max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:py-4"
            >
              <th scope="row" className="py-3 pr-3 font-normal max-md:col-span-2 max-md:p-0">
                {need}
              </th>
              <td className={`${figure} max-md:col-span-2`}>
                <a href={href} className="inline-block py-1 text-lg font-semibold text-brand hover:underline">
                  {take}
                </a>
                <span className="block text-sm">{price}</span>
                {orReady && <span className="block text-sm">{orReady}</span>}
              </td>
              <td className={`${figure} font-semibold md:text-lg`}>
                <span className="mt-2 block text-sm font-normal text-muted md:hidden">
                  {columns.firstMonth}
                </span>
                {firstMonth}
              </td>
              <td className={figure}>
                <span className="mt-2 block text-sm font-normal text-muted md:hidden">{columns.live}</span>
                {live}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
