// Layout animations (a card that travels to its next lane) are what needs the largest set.
export { domMax as features } from 'framer-motion'
