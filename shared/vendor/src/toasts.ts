export { cssTransition, toast, ToastContainer } from 'react-toastify';
export type { ToastOptions } from 'react-toastify';
