import { useQuery } from '@tanstack/react-query'
import type { ChannelPricing } from '@sufra/shared/contracts/pricing'
import { QueryError } from '@sufra/shared/failures'
import { useCan } from '@sufra/shared/session'
import { Button, HStack, Heading, Stack, Text } from '@sufra/shared/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exceptionsQuery } from '../channel-menus.queries.ts'
import { AddExceptionDialog } from './add-exception-dialog.tsx'
import { ExceptionTable } from './exception-table.tsx'

interface ExceptionsProps {
  serviceProviderId: number
  rules: ChannelPricing[]
}

/** Dishes whose price on a platform or in a branch differs from the rule. */
export const Exceptions = ({ serviceProviderId, rules }: ExceptionsProps) => {
  const { t } = useTranslation()
  const canPrice = useCan('menu.price')
  const [isAdding, setIsAdding] = useState(false)
  const answer = useQuery(exceptionsQuery(serviceProviderId))
  const { data: exceptions, isError } = answer
  const close = () => setIsAdding(false)
  return (
    <Stack as="section" gap="3">
      <HStack justify="space-between" gap="3" flexWrap="wrap">
        <Stack gap="1">
          <Heading as="h2" textStyle="h3">
            {t('menus:channels.exceptions')}
          </Heading>
          {exceptions && (
            <Text color="muted">
              {t(exceptions.length > 0 ? 'menus:channels.exceptionsHelp' : 'menus:channels.noExceptions')}
            </Text>
          )}
        </Stack>
        {canPrice && (
          <Button variant="outline" onClick={() => setIsAdding(true)}>
            {t('menus:channels.addException')}
          </Button>
        )}
      </HStack>
      {isError && !exceptions && <QueryError of={answer} title={t('menus:channels.exceptionsFailed')} />}
      {exceptions && exceptions.length > 0 && (
        <ExceptionTable serviceProviderId={serviceProviderId} rules={rules} exceptions={exceptions} />
      )}
      {isAdding && <AddExceptionDialog serviceProviderId={serviceProviderId} rules={rules} onClose={close} />}
    </Stack>
  )
}
