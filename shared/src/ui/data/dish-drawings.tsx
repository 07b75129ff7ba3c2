import type { ReactNode } from 'react'

export type DishKind = 'main' | 'grill' | 'salad' | 'drink' | 'dessert' | 'bakery' | 'breakfast' | 'soup'

const plate = (
  <>
    <ellipse className="paper" cx="150" cy="106" rx="92" ry="56" />
    <ellipse className="rim" cx="150" cy="104" rx="66" ry="38" />
  </>
)

/**
 * Drawings on a 300 × 200 sheet: `paper` is china, `rim` its inner edge, `food`, `deep` and `light` are greys of one
 * hue.
 */
export const DISH_DRAWINGS: Record<DishKind, ReactNode> = {
  main: (
    <>
      {plate}
      <path className="food" d="M98 108c2-26 28-40 54-40s50 14 52 40c-14 14-90 16-106 0Z" />
      <path className="deep" d="M128 84c8-12 30-14 40-4 8 8 2 22-14 24-18 2-34-8-26-20Z" />
      <path className="light" d="m112 96 10-4M178 98l11-3M150 116l12-2M122 112l9 2M188 110l8-4" />
    </>
  ),
  grill: (
    <>
      {plate}
      <g transform="rotate(-14 150 102)">
        <path className="light" d="M72 92h156M72 114h156" />
        <path className="food" d="M96 82h26v20H96zM136 82h26v20h-26zM116 104h26v20h-26zM156 104h26v20h-26z" />
        <path
          className="deep"
          d="M124 83h10v18h-10zM164 83h10v18h-10zM104 105h10v18h-10zM144 105h10v18h-10z"
        />
      </g>
    </>
  ),
  salad: (
    <>
      <path
        className="deep"
        d="M98 92c-6-22 12-36 28-28 4-18 30-22 40-8 16-8 36 6 32 24 10 2 10 10 6 14H94Z"
      />
      <circle className="food" cx="130" cy="82" r="11" />
      <circle className="food" cx="172" cy="80" r="13" />
      <path className="light" d="M112 84c4-6 8-8 12-9M150 84c2-8 6-12 12-14M186 88c2-5 5-8 9-9" />
      <path className="paper" d="M82 94h136c0 36-26 58-68 58s-68-22-68-58Z" />
      <path className="light" d="M100 110h100" />
    </>
  ),
  drink: (
    <>
      <path className="light" d="m164 66 12-36 16 4" />
      <path className="paper" d="M114 58h72l-9 100h-54Z" />
      <path className="food" d="M118 80h64l-7 70h-50Z" />
      <circle className="deep" cx="138" cy="98" r="9" />
      <circle className="deep" cx="160" cy="116" r="7" />
      <circle className="deep" cx="144" cy="132" r="5" />
      <circle className="rim" cx="188" cy="60" r="17" />
    </>
  ),
  dessert: (
    <>
      <ellipse className="paper" cx="150" cy="142" rx="92" ry="20" />
      <path className="deep" d="M92 96c10-22 62-38 114-20v12L92 112Z" />
      <path className="food" d="M92 96 206 78v34L92 136Z" />
      <path className="light" d="m94 116 110-18" />
      <circle className="deep" cx="156" cy="62" r="10" />
      <path className="light" d="M158 53c2-7 6-11 12-12" />
    </>
  ),
  bakery: (
    <>
      <ellipse className="paper" cx="150" cy="140" rx="98" ry="20" />
      <path className="food" d="M66 118c0-26 36-46 84-46s84 20 84 46c0 12-10 18-24 18H90c-14 0-24-6-24-18Z" />
      <path
        className="deep"
        d="M106 84c10 6 16 16 16 28M146 76c10 8 16 20 16 34M188 80c8 8 12 18 12 30"
        style={{ fill: 'none' }}
        stroke="currentColor"
        strokeWidth="7"
      />
    </>
  ),
  breakfast: (
    <>
      {plate}
      <path
        className="paper"
        d="M104 104c-4-20 20-22 28-30 10-10 34-6 38 8 14 2 26 14 16 26-12 16-36 6-48 14-14 8-32-2-34-18Z"
      />
      <circle className="deep" cx="142" cy="98" r="14" />
      <path className="food" d="M176 116c14 4 22-6 30-10 4 10-12 26-34 20Z" />
      <path className="light" d="M136 92c2-3 5-4 8-4" />
    </>
  ),
  soup: (
    <>
      <path className="light" d="M128 58c-8-8 8-14 0-24M150 54c-8-8 8-14 0-24M172 58c-8-8 8-14 0-24" />
      <path className="paper" d="M76 84h148c0 42-28 72-74 72s-74-30-74-72Z" />
      <ellipse className="food" cx="150" cy="84" rx="74" ry="15" />
      <circle className="deep" cx="132" cy="84" r="6" />
      <circle className="deep" cx="164" cy="81" r="5" />
      <path className="light" d="M122 164h56" />
    </>
  ),
}
