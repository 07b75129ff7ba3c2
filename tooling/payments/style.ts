/** Style of the page: large controls for touch, mirrored by logical properties. */
export const STYLE = `
:root { color-scheme: light; font-family: system-ui, "Segoe UI", Tahoma, sans-serif; }
body { margin: 0; background: #f4f1ec; color: #2b2522; }
main { box-sizing: border-box; max-width: 440px; margin: 6vh auto; padding: 24px; background: #fff; border-radius: 16px; }
h1 { font-size: 22px; margin: 16px 0 8px; }
.notice { margin: 0; padding: 12px 16px; border-radius: 10px; background: #fff3cd; color: #5c4400; font-weight: 600; }
.what { margin: 0 0 16px; color: #6a615b; overflow-wrap: anywhere; }
.amount { display: flex; justify-content: space-between; gap: 16px; margin: 0 0 20px; padding: 16px 0;
  border-block: 1px solid #e6dfd7; font-size: 18px; }
button { display: block; width: 100%; min-height: 48px; margin: 0 0 12px; padding: 8px 16px; font: inherit; cursor: pointer;
  border: 1px solid #cfc5ba; border-radius: 10px; background: #fff; color: inherit; }
button.pay, #back button { border-color: #7a2e1d; background: #7a2e1d; color: #fff; font-weight: 600; }
button:focus-visible, summary:focus-visible { outline: 3px solid #2f6fde; outline-offset: 2px; }
details { margin-top: 8px; } summary { min-height: 44px; line-height: 44px; cursor: pointer; color: #6a615b; }
`
