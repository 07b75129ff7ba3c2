import type { ReactNode } from 'react'

export type DrawingName = 'plate' | 'receipt' | 'search' | 'offline'

// On a 160 × 120 sheet. Plain strokes are grey, `data-teal` ones carry the colour, `data-paper` is filled.
const STROKES: Record<DrawingName, ReactNode> = {
  plate: (
    <>
      <path data-paper d="M38 80a42 42 0 0 1 84 0Z" />
      <circle data-paper cx="80" cy="33.500" r="4.500" />
      <path d="M28 80h104v3a7 7 0 0 1-7 7H35a7 7 0 0 1-7-7Z" data-paper />
      <path data-teal d="M51 70a30 30 0 0 1 19-20" />
      <path d="M46 100h68" />
    </>
  ),
  receipt: (
    <>
      <path data-paper d="M52 20h56v80l-7-5-7 5-7-5-7 5-7-5-7 5-7-5-7 5Z" />
      <path d="M63 38h34M63 50h34M63 62h18" />
      <path data-teal d="m84 74 5 5 10-11" />
    </>
  ),
  search: (
    <>
      <circle data-paper cx="74" cy="54" r="29" />
      <path d="m95 75 21 21" />
      <path data-teal d="M57 54a17 17 0 0 1 17-17" />
      <path d="M40 100h34M84 100h6" />
    </>
  ),
  offline: (
    <>
      <path d="M12 88c18 0 14-28 32-28" />
      <path data-paper d="M44 47h16a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6H44Z" />
      <path d="M66 54h9M66 66h9" />
      <path data-paper d="M116 44h-18a6 6 0 0 0-6 6v20a6 6 0 0 0 6 6h18Z" />
      <path d="M116 60c18 0 14 28 32 28" />
      <path data-teal d="m84 40-3-9M79 82l-4 8M88 84l2 9" />
    </>
  ),
}

/** Renders a line drawing in grey and teal. It is decorative: the text beside it says everything. */
export const Drawing = ({ name }: { name: DrawingName }) => (
  <svg viewBox="0 0 160 120" aria-hidden>
    <circle cx="80" cy="62" r="54" />
    {STROKES[name]}
  </svg>
)
