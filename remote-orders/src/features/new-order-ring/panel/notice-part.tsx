import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BellOff } from 'lucide-react'
import { Banner, Text } from '@sufra/shared/ui'
import { Switch } from '@sufra/shared/ui/forms'
import { changeDeviceSettings, useDeviceSettings } from '../device/device-settings.ts'
import { noticePermission } from '../notices/notice.ts'

/** Instructions for a browser that blocks notifications, because only the user can unblock them. */
export const BlockedHelp = () => {
  const { t } = useTranslation()
  return (
    <Banner tone="pending" icon={<BellOff size={18} aria-hidden />}>
      {t('orders:notice.blocked')}
    </Banner>
  )
}

/** Switch for notifications while the tab is in the background. Permission is requested only by this switch. */
export const NoticePart = () => {
  const { t } = useTranslation()
  const hasNotices = useDeviceSettings(device => device.hasNotices)
  const [permission, setPermission] = useState(noticePermission)
  if (permission === 'unsupported') return <Text color="muted">{t('orders:notice.unsupported')}</Text>
  const handleChange = async (isOn: boolean) => {
    if (!isOn) return changeDeviceSettings({ hasNotices: false })
    const answer = await Notification.requestPermission()
    setPermission(answer)
    changeDeviceSettings({ hasNotices: answer === 'granted' })
  }
  return (
    <>
      <Switch
        label={t('orders:notice.label')}
        help={t('orders:notice.help')}
        isOn={hasNotices && permission === 'granted'}
        onChange={isOn => void handleChange(isOn)}
      />
      {permission === 'denied' && <BlockedHelp />}
    </>
  )
}
