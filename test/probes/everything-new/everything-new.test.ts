// One of each kind that the product can have more of, registered all at once: what is registered is found by everything
// that is loaded afterwards, so each probe loads what it asks by itself.
import '../a-new-market/register'
import '../a-new-marketplace/register'
import '../a-new-section/register'
import '../a-new-store/register'
import '../a-new-theme/register'

await import('../a-new-market/a-new-market.probe')
await import('../a-new-marketplace/a-new-marketplace.probe')
await import('../a-new-section/a-new-section.probe')
await import('../a-new-store/a-new-store.probe')
await import('../a-new-theme/a-new-theme.probe')
