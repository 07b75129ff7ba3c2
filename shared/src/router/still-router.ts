/** Stands at one address, for what is rendered outside a browser. */
export { StaticRouter as StillRouter } from 'react-router-dom'
