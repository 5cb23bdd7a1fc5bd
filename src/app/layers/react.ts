// Executed when it is imported, unlike the other CommonJS packages: half of the work of the whole start.
import 'react-dom/client';
