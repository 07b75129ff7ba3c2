// The package has no types of its own. Only its request builder is used; requests are sent here.
declare module 'web-push' {
  interface Options {
    TTL: number
    urgency: 'high' | 'normal'
    topic?: string
    vapidDetails: { subject: string; publicKey: string; privateKey: string }
  }
  interface RequestDetails {
    headers: Record<string, string | number>
    body: Buffer
  }
  const webPush: {
    generateRequestDetails(
      subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
      payload: string,
      options: Options,
    ): RequestDetails
  }
  export default webPush
}
