import type { ReactNode } from 'react'

type Props = { caption: ReactNode; head: string[]; rows: { key: string; cells: string[] }[] }

/** A small table of figures: the first cell of a row names it, the others stand right. */
export function FigureTable({ caption, head, rows }: Props) {
  return (
    <table className="mt-4 w-full border-collapse text-base tabular">
      <caption className="mb-3 text-left text-lg text-pretty">{caption}</caption>
      <thead>
        <tr className="border-b border-line-strong text-sm text-muted">
          {head.map((title, column) => (
            <th key={title} scope="col" className={`py-2 font-semibold ${column ? 'pl-4 text-right' : 'text-left'}`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...values] }) => (
          <tr key={key} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-normal">
              {name}
            </th>
            {values.map((value, column) => (
              <td key={head[column + 1]} className="py-2 pl-4 text-right align-top whitespace-nowrap">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
