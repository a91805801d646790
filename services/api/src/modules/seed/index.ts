/**
 * The demo community that a fresh start is filled with. It owns invented people, their texts and drawings;
 * it refuses any database that has members.
 */
export { type DemoAccount, DEMO_PASSWORD, demoAccounts } from './demo-members';
export { seedDemo, type SeedDeps } from './seed-demo';
