/**
 * The demo community of a new installation. It owns invented members, their texts and images; it refuses any database
 * that has members.
 */
export { seedDemo } from './seed-demo';
