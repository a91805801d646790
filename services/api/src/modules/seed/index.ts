/**
 * The demo community of a new installation. It owns invented members, their texts and images; it refuses any database
 * that has members.
 */
export { type DemoAccount, DEMO_PASSWORD, demoAccounts } from './demo-members';
export { seedDemo, type SeedDeps } from './seed-demo';
