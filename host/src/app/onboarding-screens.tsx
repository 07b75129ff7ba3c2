import { QueryClientProvider } from '@tanstack/react-query'
import { BusinessDetailsPage } from '#src/features/account/business-details/business-details.page.tsx'
import { SubscriptionsPage } from '#src/features/account/subscriptions/subscriptions.page.tsx'
import { ViewBanner } from '#src/layout/impersonation/view-banner.tsx'
import { queryClient } from './query-client.ts'

export const BusinessDetailsScreen = () => (
  <QueryClientProvider client={queryClient}>
    <BusinessDetailsPage />
  </QueryClientProvider>
)

export const SubscriptionsScreen = () => (
  <QueryClientProvider client={queryClient}>
    <ViewBanner />
    <SubscriptionsPage />
  </QueryClientProvider>
)
