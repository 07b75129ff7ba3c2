export { OrdersPage as Page } from '#src/features/order-list/orders.page.tsx'
