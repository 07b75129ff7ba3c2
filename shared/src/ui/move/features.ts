// Layout animations (a card that moves to its next lane) need the largest feature set.
export { domMax as features } from 'framer-motion'
