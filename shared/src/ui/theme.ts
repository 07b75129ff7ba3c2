/** The system behind `UiProvider`, for what needs tokens outside React. Screens use style props instead. */
export { system } from './theme/system.ts'
