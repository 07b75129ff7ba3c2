/** Router with a fixed address, for rendering outside a browser. */
export { StaticRouter as StillRouter } from 'react-router-dom'
