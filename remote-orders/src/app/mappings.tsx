export { MappingsPage as Page } from '#src/features/mappings/mappings.page.tsx'
