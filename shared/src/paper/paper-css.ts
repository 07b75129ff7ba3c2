/** CSS of `.sf-paper`. Black on white, except for the color of a brand: most receipt printers print no grey. */
export const PAPER_CSS = `
.sf-paper { color: #000; background: #fff; font: 400 12px/1.45 'Readex Pro', sans-serif; overflow-wrap: anywhere }
.sf-paper h1 { font-size: 20px; font-weight: 600; line-height: 1.3; margin: 0 }
.sf-paper h2 { font-size: 14px; font-weight: 600; margin: 0 }
.sf-paper p { margin: 0 }
.sf-paper header { text-align: center; padding-bottom: 6px; border-bottom: 1px dashed #000 }
.sf-paper .logo { display: block; margin: 0 auto 4px; max-width: 30mm; max-height: 16mm; object-fit: contain }
.sf-paper .lines { white-space: pre-line; padding: 4px 0; text-align: center }
.sf-paper ul { list-style: none; margin: 0; padding: 6px 0; border-bottom: 1px dashed #000 }
.sf-paper li { padding: 3px 0 }
.sf-paper .row { display: flex; justify-content: space-between; gap: 8px }
.sf-paper .row > :last-child { white-space: nowrap }
.sf-paper .strong { font-weight: 600; font-size: 14px }
.sf-paper dl { margin: 0; padding: 6px 0; border-bottom: 1px dashed #000 }
.sf-paper dt, .sf-paper dd { margin: 0 }
.sf-paper .stamp { border: 2px solid #000; font-size: 18px; font-weight: 600; text-align: center; margin: 4px 0 }
.sf-paper svg { display: block; margin: 8px auto; width: 34mm; height: 34mm }`
